/** The same time in the afternoon, for a mistake with the 12-hour clock: `06:00` becomes `18:00`. */
export function eveningOf(clock: string): string | undefined {
  const hour = Number(clock.slice(0, 2));
  return hour >= 1 && hour < 12 ? `${hour + 12}${clock.slice(2)}` : undefined;
}
