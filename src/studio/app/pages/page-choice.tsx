import { Autocomplete, TextField } from "@mui/material";
import type { PageSummary } from "../../protocol/pages.ts";
import { useStore } from "../store/store.ts";
import { pageInWords } from "../words/in-own-words.ts";

/** More are found by typing. */
const MAX_SHOWN = 50;

interface PageChoiceProps {
  label: string;
  help?: string;
  placeholder?: string;
  value: string | undefined;
  /** A page that cannot be chosen. */
  except?: string | undefined;
  /** Whether it needs a list of sections of its own; pages of templates have none. */
  isOwn?: boolean;
  onChange(path: string | undefined): void;
}

/** One of the pages, found by its name or address. */
export function PageChoice({
  label,
  help,
  placeholder,
  value,
  except,
  isOwn = false,
  onChange,
}: PageChoiceProps) {
  const { pages } = useStore("pages");
  return (
    <Autocomplete<PageSummary>
      autoHighlight
      options={pages.filter(({ path, template }) => path !== except && !(isOwn && template))}
      value={pages.find(({ path }) => path === value) ?? null}
      onChange={(_, chosen) => onChange(chosen?.path)}
      getOptionLabel={inWords}
      getOptionKey={({ path }) => path}
      isOptionEqualToValue={(one, other) => one.path === other.path}
      filterOptions={(options, { inputValue }) => {
        const words = inputValue.toLowerCase().split(/\s+/);
        return options
          .filter((page) => {
            const text = `${inWords(page)} ${page.path}`.toLowerCase();
            return words.every((word) => text.includes(word));
          })
          .slice(0, MAX_SHOWN);
      }}
      renderInput={(params) => (
        <TextField {...params} label={label} helperText={help} placeholder={placeholder} />
      )}
    />
  );
}

const inWords = ({ label, path }: PageSummary): string => `${label} (${pageInWords(path)})`;
