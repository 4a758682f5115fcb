// A page that was opened from a disk may start no worker, and search runs in one. There, a hidden frame does the work instead.
if (location.protocol === "file:") {
  window.Worker = class extends EventTarget {
    constructor(url) {
      super()
      this.onmessage = null
      this.frame = document.createElement("iframe")
      this.frame.hidden = true
      document.body.append(this.frame)
      this.inside = this.frame.contentWindow
      this.ready = new Promise((resolve) => (this.frame.onload = resolve))
      this.inside.answer = (data) => this.tell(this, data)
      const page = this.inside.document
      page.open()
      page.write(`<script>
        self.postMessage = (data) => answer(data)
        self.importScripts = (...urls) => urls.forEach((url) => document.write('<script src="' + url + '"><\\/script>'))
      <\/script><script src="${url}"><\/script>`)
      page.close()
    }
    // As between a page and a worker, what is told is a copy, and it comes later.
    tell(whom, data) {
      const told = new MessageEvent("message", { data: structuredClone(data) })
      setTimeout(() => {
        whom.dispatchEvent(told)
        if (whom === this) this.onmessage?.(told)
      })
    }
    postMessage(data) {
      this.ready.then(() => this.tell(this.inside, data))
    }
    terminate() {
      this.frame.remove()
    }
  }
}
