import { expect, it } from "vitest";
import { runTasks } from "./threads.ts";

it("a task fails if its thread fails", async () => {
  const tasks = Array.from({ length: 400 }, (_, index) => index);
  const create = async () => async (task: number) => task;
  const working = runTasks({
    worker: "src/render/pages",
    create,
    input: "no site",
    tasks,
    onResult() {},
  });
  await expect(working).rejects.toThrow(TypeError);
});
