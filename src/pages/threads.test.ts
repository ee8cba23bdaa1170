import { expect, it } from "vitest";
import { doAll } from "./threads.ts";

it("work ends where a thread fails", async () => {
  const orders = Array.from({ length: 400 }, (_, index) => index);
  const create = async () => async (order: number) => order;
  const working = doAll({
    worker: "src/pages/pages",
    create,
    input: "no site",
    orders,
    take() {},
  });
  await expect(working).rejects.toThrow(TypeError);
});
