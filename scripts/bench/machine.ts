import { existsSync, readFileSync, realpathSync } from "node:fs";
import { availableParallelism, cpus, loadavg, release, totalmem, type } from "node:os";
import { join } from "node:path";
import type { Machine } from "./results.ts";

/** What the figures depend on besides the code. `folder` is where the site is built. */
export function describeMachine(folder: string): Machine {
  return {
    cpu: cpus()[0]?.model.trim() ?? "unknown CPU",
    cores: availableParallelism(),
    memory: totalmem(),
    node: process.version,
    system: `${distribution()} (${type()} ${release()})`,
    disk: diskOf(folder),
    load: loadavg()[0] ?? 0,
  };
}

function distribution(): string {
  const file = "/etc/os-release";
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  return /^PRETTY_NAME="?([^"\n]+)/m.exec(text)?.[1] ?? process.platform;
}

/** The file system that a folder is on, and the kind of its disk, such as `ext4 on vda, virtual`. */
function diskOf(folder: string): string | undefined {
  const table = "/proc/self/mountinfo";
  if (!existsSync(table)) return undefined;
  const mount = findMount(readFileSync(table, "utf8"), realpathSync(folder));
  if (!mount) return undefined;
  const { format, device, numbers } = mount;
  const kind = device.startsWith("/dev/") ? `, ${kindOf(device, numbers)}` : "";
  return device === format ? format : `${format} on ${device.replace("/dev/", "")}${kind}`;
}

interface Mount {
  place: string;
  format: string;
  device: string;
  /** A device's number, as the kernel writes it: `254:0`. */
  numbers: string;
}

/** The innermost mount that contains a folder; with several at one path, the last one counts. */
export function findMount(mountInfo: string, folder: string): Mount | undefined {
  let found: Mount | undefined;
  for (const line of mountInfo.split("\n")) {
    const match = /^\d+ \d+ (\S+) \S+ (\S+) .* - (\S+) (\S+)/.exec(line);
    const [, numbers = "", place = "", format = "", device = ""] = match ?? [];
    const isAround = place === "/" || place === folder || folder.startsWith(`${place}/`);
    if (match && isAround && place.length >= (found?.place.length ?? 0)) {
      found = { place, format, device, numbers };
    }
  }
  return found;
}

function kindOf(device: string, numbers: string): string {
  // A virtual machine does not know the real disk.
  if (/^\/dev\/x?vd/.test(device)) return "virtual";
  if (/^\/dev\/nvme/.test(device)) return "NVMe";
  const block = join("/sys/dev/block", numbers);
  // A disk has a queue; the folder of a partition is inside that of its disk.
  const files = [join(block, "queue/rotational"), join(block, "../queue/rotational")];
  const file = files.find((one) => existsSync(one));
  if (file === undefined) return "kind unknown";
  return readFileSync(file, "utf8").trim() === "0" ? "solid state" : "turning";
}
