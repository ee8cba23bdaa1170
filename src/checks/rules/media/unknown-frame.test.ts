import { expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { siteWith } from "../../../testing/fixtures.ts";

const framed = (player: string) =>
  findingsOf("unknown-frame", siteWith({ type: "video", label: "A week of classes", player }));

it("reports a frame of an unknown company", async () => {
  expect(await framed("https://timetable.yoga-am-see.de/embed/7")).toMatchObject([
    {
      severity: "warning",
      location: "/ › section 1, video › player",
      message: expect.stringContaining("timetable.yoga-am-see.de"),
    },
  ]);
});

it.each([
  "https://calendly.com/you/roof",
  "https://youtu.be/aqz-KE-bpKQ",
  "https://films.example/7",
])("accepts %s", async (player) => expect(await framed(player)).toEqual([]));
