import { Box, TextField as MuiTextField } from "@mui/material";
import { type ReactNode, type Ref, Suspense, useRef, useState } from "react";
import type { FieldModel, TokenModel } from "../../protocol/fields.ts";
import type { WordsAround } from "../../protocol/page.ts";
import { loadedLater } from "../controls/loaded-later.ts";
import type { CodeInputProps } from "./code-input.tsx";
import type { EditorHandle, LinkDraft } from "./editor-handle.ts";
import { LinkDialog } from "./link-dialog.tsx";
import { MarkdownToolbar } from "./markdown-toolbar.tsx";
import { TokenButton } from "./token-button.tsx";

/** Resolves when the editor can take the place of a field. */
export const editorReady = () => LoadedInput.ready();

const LoadedInput = loadedLater(async () => (await import("./code-input.tsx")).CodeInput);

/** The editor loads when a form first needs it, and has the same height before. */
const CodeInput = (props: CodeInputProps) => (
  <Suspense
    fallback={
      <div className={props.className} dir="auto">
        <div className="loading">{props.value}</div>
      </div>
    }
  >
    <LoadedInput {...props} />
  </Suspense>
);

interface RichTextProps {
  label: string;
  field: FieldModel | undefined;
  text: string;
  tokens: readonly TokenModel[];
  /** What Markdown has in this field; undefined for a line. */
  markdown: "small" | "rich" | undefined;
  focusAt: WordsAround | undefined;
  placeholder: string;
  helperText: ReactNode;
  error: boolean;
  onChange(text: string): void;
  onBlur(): void;
}

/** A text with its tokens as chips; Markdown also has buttons. */
export function RichTextField(props: RichTextProps) {
  const { label, field, text, tokens, markdown, focusAt, placeholder, helperText, error } = props;
  const { onChange, onBlur } = props;
  const editor = useRef<EditorHandle>(null);
  const [link, setLink] = useState<LinkDraft>();
  const tokenButton = (
    <TokenButton label={label} onInsert={(token) => editor.current?.insert(token)} />
  );
  const openLink = () => setLink(editor.current?.link());
  const closeLink = (changed?: LinkDraft) => {
    setLink(undefined);
    if (changed) editor.current?.putLink(changed);
    else editor.current?.focus();
  };
  return (
    <Box sx={{ flexGrow: 1, minWidth: 0 }}>
      <MuiTextField
        label={label}
        required={field?.isRequired ?? false}
        multiline
        value={text}
        placeholder={placeholder}
        onBlur={onBlur}
        helperText={helperText}
        error={error}
        inputRef={editor satisfies Ref<EditorHandle>}
        slotProps={{
          // What is edited is no form control, which a label could name.
          inputLabel: { component: "span", htmlFor: undefined },
          input: {
            inputComponent: CodeInput,
            sx: markdown ? MARKDOWN : undefined,
            ...(markdown
              ? {
                  startAdornment: (
                    <MarkdownToolbar
                      label={label}
                      isRich={markdown === "rich"}
                      onCommand={(command) => editor.current?.run(command)}
                      onLink={openLink}
                    >
                      {tokenButton}
                    </MarkdownToolbar>
                  ),
                }
              : { endAdornment: tokenButton }),
          },
          htmlInput: {
            tokens,
            markdown,
            focusAt,
            onText: onChange,
            onLink: openLink,
          },
        }}
      />
      {link && <LinkDialog link={link} onClose={closeLink} />}
    </Box>
  );
}

/** The buttons are above the text. */
const MARKDOWN = {
  flexDirection: "column",
  alignItems: "stretch",
  gap: 1,
  "& .cm-content, & .loading": { minHeight: "6em" },
  "& .cm-scroller": { maxHeight: "50vh", overflow: "auto" },
} as const;
