import { FormHelperText } from "@mui/material";
import { useState } from "react";
import { stepName } from "../../../protocol/steps.ts";
import { useStore } from "../../store/store.ts";
import { type FieldProps, fieldOfStep } from "../field-props.ts";
import { MediaActs } from "./media-acts.tsx";
import { addMedia } from "./media-list.ts";

const DOCUMENT = { type: "media", kind: "document" } as const;

/** For a link to a file that the site does not have: somebody can upload it, or choose another one. */
export function MissingFile({ path, label, field }: Pick<FieldProps, "path" | "label" | "field">) {
  const { edit } = useStore("edit");
  const [problem, setProblem] = useState("");
  const lead = (name: string) =>
    edit([{ type: "set", path, value: `/media/${name}` }], {
      label: stepName("chooseFor", fieldOfStep({ path, field }), name),
    });
  const add = async ([file]: readonly File[]) => {
    if (!file) return;
    try {
      setProblem("");
      await lead((await addMedia(file)).name);
    } catch (reason) {
      setProblem(reason instanceof Error ? reason.message : String(reason));
    }
  };
  return (
    <>
      <MediaActs
        control={DOCUMENT}
        label={label}
        onFiles={(files) => void add(files)}
        onChoose={([name]) => name !== undefined && void lead(name)}
      />
      {problem !== "" && <FormHelperText error>{problem}</FormHelperText>}
    </>
  );
}
