import { momentIn } from "plumbline/kit";
import { MINUTE } from "./dates.ts";

/** How far the clocks of a time zone are ahead of UTC at a local time, in minutes. */
export function offsetAt(zone: string, local: number): number {
  return Math.round((local - momentIn(zone, local)) / MINUTE);
}

const two = (number: number) => String(number).padStart(2, "0");

/** An offset as `+01:00`, or with another sign between hours and minutes. */
export const offsetText = (minutes: number, sign = ":"): string => {
  const size = Math.abs(minutes);
  return `${minutes < 0 ? "-" : "+"}${two(Math.floor(size / 60))}${sign}${two(size % 60)}`;
};

/** A local moment in ISO 8601, with the offset of its time zone if that is known. */
export function isoLocal(local: number, isTimed: boolean, zone: string | undefined): string {
  const text = new Date(local).toISOString();
  if (!isTimed) return text.slice(0, 10);
  const offset = zone === undefined ? "" : offsetText(offsetAt(zone, local));
  return `${text.slice(0, 19)}${offset}`;
}
