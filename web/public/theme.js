// Runs before the first paint, so that the page never flashes in the wrong colours or language.
(function () {
  try {
    var theme = localStorage.getItem("tianxia-theme");
    if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
    var language = localStorage.getItem("tianxia-language");
    if (language) document.documentElement.lang = language;
  } catch (error) {
    // Private windows may refuse storage; the system's colours then hold.
  }
})();
