import { useState } from "react";
import { showStudio } from "../../app/show-studio.tsx";
import { setTransport } from "../../app/store/api.ts";
import { startStore } from "../../app/store/changing.ts";
import { StudioApp } from "../../app/studio-app.tsx";
import type { OpenedModel } from "../../protocol/github.ts";
import { StartScreen } from "./start-screen.tsx";
import { workerTransport } from "./worker-transport.ts";

const API = document.documentElement.dataset.api ?? "";

const worker = new Worker(`worker.js?${new URLSearchParams({ api: API })}`, { type: "module" });
setTransport(workerTransport(worker));

/** First the site to open, then the studio. */
function RemoteStudio() {
  const [opened, setOpened] = useState<OpenedModel>();
  const show = (model: OpenedModel) => {
    startStore();
    setOpened(model);
  };
  return opened ? <StudioApp /> : <StartScreen onOpen={show} />;
}

void showStudio(<RemoteStudio />);
