import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, realpathSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { dirname, extname, join } from "node:path";
import { isInFolder } from "../../../../schema/fields/addresses.ts";
import { measure } from "../../../assets/pictures/measure.ts";
import type { MediaFile } from "../../../assets/pictures/media.ts";
import { mediaKind, nameByContent } from "../../../assets/pictures/media-types.ts";
import { readMedia } from "../../../assets/pictures/read-media.ts";
import { cacheDirOf } from "../../../lib/cache/cache-dir.ts";
import { errorCode, isWithin, writeAtomically } from "../../../lib/files/files.ts";
import { exclusionReason, isHidden, publicDirOf } from "../../../lib/files/public-folder.ts";
import { PLACEHOLDER_PICTURE } from "../../../model/placeholder-picture.ts";
import { MAX_UPLOAD_BYTES, mediaUrl } from "../../protocol/addresses.ts";
import type { MediaModel } from "../../protocol/media.ts";
import { message } from "../../protocol/messages.ts";
import { DRAWING } from "../../samples/drawing.ts";
import { journalFile } from "../../session/session-files.ts";
import { StudioError } from "../studio-error.ts";
import { readAlternatives, writeAlternative } from "./alternatives.ts";
import { freeName, safeName } from "./file-names.ts";
import { faultMessage, measuredMessage, writeMessage } from "./media-messages.ts";

/** A file that somebody adds to the folder. */
export interface Upload {
  name: string;
  /** The folder in `public/media`; empty for the folder itself. */
  folder: string;
  data: Buffer;
}

/** The pictures and other files of a site, `public/media`. Changes are on the disk at once. */
export class MediaFolder {
  readonly #publicDir: string;
  readonly #cacheDir: string;
  /** Files are added one after the other, so that names stay unique. */
  #adding: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly configFile: string,
    private readonly onChange: () => void,
  ) {
    this.#publicDir = publicDirOf(configFile);
    this.#cacheDir = cacheDirOf(configFile);
  }

  async list(): Promise<MediaModel[]> {
    const texts = readAlternatives(this.configFile);
    const files = await this.#files();
    return [...files.values()].map((file) => mediaModel(file, texts[file.name.normalize()]));
  }

  /** The file behind a name of the list, and no other. */
  async file(name: string): Promise<{ path: string; file: MediaFile } | undefined> {
    const file = (await this.#files()).get(name.normalize());
    return file && { path: join(this.#publicDir, "media", file.name), file };
  }

  /** Adds a file; returns it with the name that it got. */
  add(upload: Upload): Promise<MediaModel> {
    const done = this.#adding.then(() => this.#add(upload));
    this.#adding = done.catch(() => undefined);
    return done;
  }

  /** Adds the picture in the place of those that somebody has to choose; once, since it has the same name each time. */
  addPlaceholder(): Promise<MediaModel> {
    return this.add({ name: PLACEHOLDER_PICTURE, folder: "", data: Buffer.from(DRAWING) });
  }

  /** Sets the alternative text of a picture, by the languages of the site, the main one first. */
  async describe(
    name: string,
    texts: Record<string, string>,
    languages: readonly string[],
  ): Promise<void> {
    if (!(await this.file(name))) throw new StudioError(message("gone", name));
    await writeAlternative(this.configFile, name, texts, languages);
    this.onChange();
  }

  #files = () => readMedia(this.#publicDir, this.#cacheDir);

  async #add({ name: written, folder, data }: Upload): Promise<MediaModel> {
    if (data.length > MAX_UPLOAD_BYTES) throw new StudioError(faultMessage("large", written));
    if (data.length === 0) throw new StudioError(faultMessage("empty", written));
    const found = await nameByContent(safeName(written), data);
    if ("fault" in found) throw new StudioError(faultMessage(found.fault, written));
    if (exclusionReason(found.name)) throw new StudioError(faultMessage("private", written));
    try {
      const inside = this.#folder(folder);
      const name = freeName(inside, found.name, data);
      const file = await this.#place(
        join(inside, name),
        [folder, name].filter(Boolean).join("/"),
        data,
      );
      this.onChange();
      return mediaModel(file, readAlternatives(this.configFile)[file.name]);
    } catch (error) {
      throw error instanceof StudioError ? error : new StudioError(writeMessage(error, written));
    }
  }

  /** Writes a file that can be shown; it is complete as soon as it is in the folder. */
  async #place(target: string, name: string, data: Buffer): Promise<MediaFile> {
    if (existsSync(target)) return measure(target, { name, bytes: data.length }, this.#cacheDir);
    const work = join(dirname(journalFile(this.configFile)), `${randomUUID()}${extname(name)}`);
    try {
      await writeAtomically(work, data);
      const file = await measure(work, { name, bytes: data.length }, this.#cacheDir);
      const problem = measuredMessage(file);
      if (problem !== undefined) throw new StudioError(problem);
      await rename(work, target).catch((error) => {
        if (errorCode(error) !== "EXDEV") throw error;
        return writeAtomically(target, data);
      });
      return file;
    } finally {
      await rm(work, { force: true });
    }
  }

  /** A folder of `public/media` that is really inside the public folder, and not behind a link. */
  #folder(folder: string): string {
    const inside = join(this.#publicDir, "media", folder);
    const isName = folder === "" || (isInFolder(folder) && !folder.split("/").some(isHidden));
    if (folder === "") mkdirSync(inside, { recursive: true });
    const isInside =
      isName && existsSync(inside) && isWithin(realpathSync(inside), realpathSync(this.#publicDir));
    if (!isInside) throw new StudioError(message("folderOutside", folder));
    return inside;
  }
}

const mediaModel = (
  { name, type, bytes, width, height, fault }: MediaFile,
  alternative: MediaModel["alternative"],
): MediaModel => ({
  name,
  kind: mediaKind(type),
  url: mediaUrl(name, `${bytes}-${width}`),
  bytes,
  width,
  height,
  isDamaged: fault !== undefined,
  alternative,
});
