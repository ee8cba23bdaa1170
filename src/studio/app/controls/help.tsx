import { Box } from "@mui/material";
import { createContext, type ReactNode, useContext } from "react";
import { nameInWords } from "../words/names.ts";
import { LANGUAGE } from "../words/words.ts";

type Named = readonly { key: string; label: string }[];

const FieldNames = createContext<ReadonlyMap<string, string>>(new Map());

/** Within it, help texts name these fields as the form does, in place of their keys. */
export function WithFieldNames({ fields, children }: { fields: Named; children: ReactNode }) {
  const outer = useContext(FieldNames);
  const own = fields.map(({ key, label }) => [key, nameInWords(label)] as const);
  return <FieldNames value={new Map([...outer, ...own])}>{children}</FieldNames>;
}

/** What is between backticks: the name of a field, or what is written as it is. */
function Code({ words, children }: { words: string; children: ReactNode }) {
  const name = useContext(FieldNames).get(words);
  if (name !== undefined)
    return (
      <span lang={LANGUAGE} dir="auto">
        “{name}”
      </span>
    );
  return (
    <Box component="code" sx={CODE}>
      {children}
    </Box>
  );
}

/**
 * A help text of the schema or a message of the check: English, with `code` for what is written as it is, unless it is a
 * field of the form. `linkTo` makes links of some of it.
 */
export function helpText(
  text: string | undefined,
  linkTo: (code: string) => ReactNode = () => undefined,
): ReactNode {
  if (!text) return undefined;
  // Every second part was between backticks.
  const parts = text.split(/`([^`]+)`/).map((words, at) => ({ words, isCode: at % 2 === 1, at }));
  return (
    <span lang="en" dir="ltr">
      {parts.map(({ words, isCode, at }) =>
        isCode ? (
          <Code key={`${at} ${words}`} words={words}>
            {linkTo(words) ?? words}
          </Code>
        ) : (
          words
        ),
      )}
    </span>
  );
}

const CODE = {
  px: 0.5,
  borderRadius: 0.5,
  bgcolor: "action.hover",
  fontFamily: "ui-monospace, Consolas, monospace",
  fontSize: "0.95em",
  overflowWrap: "anywhere",
} as const;
