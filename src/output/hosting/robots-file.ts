/** The groups of a robots.txt (RFC 9309) for a robot, with their disallowed paths. */
function closedTo(robot: string, text: string): string[] {
  let names: string[] = [];
  let isOpen = false;
  return text.split(/\r?\n/).flatMap((line) => {
    const [, key = "", value = ""] = /^\s*([\w-]+)\s*:\s*([^#]*?)\s*(?:#.*)?$/.exec(line) ?? [];
    if (/^user-agent$/i.test(key)) {
      names = isOpen ? [...names, value.toLowerCase()] : [value.toLowerCase()];
      isOpen = true;
      return [];
    }
    if (key !== "") isOpen = false;
    return /^disallow$/i.test(key) && value !== "" && names.includes(robot) ? [value] : [];
  });
}

/** Whether a robots.txt blocks the search engines that people use. */
export const isClosed = (text: string): boolean =>
  ["*", "googlebot", "bingbot"].some((robot) =>
    closedTo(robot, text).some((path) => ALL.test(path)),
  );

const ALL = /^\/?\*?\$?$/;
