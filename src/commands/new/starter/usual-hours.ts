import { DAYS, type Day } from "../../../../schema/times.ts";
import { weekOf } from "../../../lib/intl.ts";
import type { StarterWords } from "../../../model/kit/starter-words.ts";
import type { TradeKind } from "../../../model/kit/trade-names.ts";
import type { Answers } from "./answers.ts";
import { tradeKind } from "./trade-kinds.ts";

/** The usual days and times of a kind of trade. */
const USUAL: Record<
  TradeKind,
  { days: "workdays" | "all but one" | "all"; from: number; to: number }
> = {
  any: { days: "workdays", from: 9, to: 17 },
  practice: { days: "workdays", from: 9, to: 17 },
  course: { days: "workdays", from: 9, to: 20 },
  shop: { days: "all but one", from: 9, to: 18 },
  table: { days: "all", from: 11, to: 22 },
  visit: { days: "all", from: 8, to: 20 },
};

/** The hours of a new site. Their note is a placeholder, so the check asks for the real hours. */
export function usualHours(answers: Answers, { hours }: StarterWords) {
  const { days, from, to } = USUAL[tradeKind(answers)];
  const clock = (hour: number) => `${String(hour).padStart(2, "0")}:00`;
  return [
    { days: daysOf(days, answers.country), opens: clock(from), closes: clock(to), note: hours },
  ];
}

/** The days on which most of a country does not work. */
function weekendOf(country: string): Day[] {
  const { weekend } = weekOf(`und-${country}`);
  return DAYS.filter((_, index) => weekend.includes(index + 1));
}

function daysOf(which: "workdays" | "all but one" | "all", country: string): Day[] {
  if (which === "all") return [...DAYS];
  const weekend = weekendOf(country);
  const rest: readonly Day[] = weekend.includes("Sunday") ? ["Sunday"] : weekend.slice(0, 1);
  const closed = which === "workdays" ? weekend : rest;
  return DAYS.filter((day) => !closed.includes(day));
}
