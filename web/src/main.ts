import { mount } from "svelte";
import "./draw/tokens.css";
import "./app.css";
import App from "./App.svelte";
import { words } from "./lib/words.svelte";

const target = document.getElementById("app");
if (target) void words.start().then(() => mount(App, { target }));
