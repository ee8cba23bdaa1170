import { WORKBENCH_URL } from "../protocol/workbench.ts";
import { showStudio } from "./show-studio.tsx";
import { startStore } from "./store/changing.ts";
import { StudioApp } from "./studio-app.tsx";
import { Workbench } from "./workbench/workbench.tsx";

if (location.pathname === WORKBENCH_URL) void showStudio(<Workbench />);
else {
  startStore();
  void showStudio(<StudioApp />);
}
