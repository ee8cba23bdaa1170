import { WORKBENCH_URL } from "../protocol/workbench.ts";
import { showStudio } from "./show-studio.tsx";
import { StudioApp } from "./studio-app.tsx";
import { Workbench } from "./workbench/workbench.tsx";

showStudio(location.pathname === WORKBENCH_URL ? <Workbench /> : <StudioApp />);
