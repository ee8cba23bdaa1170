import {
  Alert,
  Box,
  Link,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  ListSubheader,
  MenuItem,
  TextField,
  Typography,
} from "@mui/material";
import { useEffect, useState } from "react";
import { STUDIO_URL } from "../../protocol/addresses.ts";
import { benchUrl, type WorkbenchModel } from "../../protocol/workbench.ts";
import { call } from "../api.ts";
import { BenchFrame } from "./bench-frame.tsx";
import type { Finding } from "./findings.ts";
import { useView } from "./use-view.ts";

const WIDTHS = [320, 360, 768, 1024, 1440, 1920];
const EVENTS = "/.plumbline/events";

/** The page on which developers try each section type in all its variants. It follows each save of the code. */
export function Workbench() {
  const [model, setModel] = useState<WorkbenchModel>();
  const [error, setError] = useState("");
  const [version, setVersion] = useState(0);
  const [query, change] = useView();
  useEffect(() => {
    document.title = "Workbench";
    const load = () =>
      call<WorkbenchModel>("workbench").then(
        (found) => {
          setModel(found);
          setError("");
          setVersion((last) => last + 1);
        },
        (reason: Error) => setError(reason.message || "The server does not respond."),
      );
    // The first message comes at once.
    const events = new EventSource(EVENTS);
    events.addEventListener("message", () => void load());
    return () => events.close();
  }, []);
  const shown =
    model?.types.find(({ type }) => type === query.get("type")) ??
    model?.types.find(({ isOwn }) => isOwn) ??
    model?.types[0];
  return (
    <Box lang="en" dir="ltr" sx={{ display: "flex", height: "100dvh" }}>
      <Box
        component="nav"
        aria-label="Section types"
        sx={{ width: 220, flexShrink: 0, overflow: "auto", bgcolor: "background.paper" }}
      >
        <Link href={STUDIO_URL} sx={{ display: "block", p: 2 }}>
          Studio
        </Link>
        {model && (
          <Types
            model={model}
            shown={shown?.type}
            onChoose={(type) => change({ type, fixture: "" })}
          />
        )}
      </Box>
      <Box component="main" sx={{ flex: 1, minWidth: 0, display: "flex", flexDirection: "column" }}>
        {error && <Alert severity="error">{error}</Alert>}
        {model?.problems.map(({ at, message, hint, codeFrame }) => (
          <Alert key={at + message} severity="error">
            <strong>{at}</strong> {message} {hint}
            <Box component="pre" sx={{ m: 0, overflow: "auto" }}>
              {codeFrame}
            </Box>
          </Alert>
        ))}
        {model && shown && (
          <Bench
            model={model}
            type={shown.type}
            fixtures={shown.fixtures}
            query={query}
            version={version}
            onChange={change}
          />
        )}
      </Box>
    </Box>
  );
}

interface TypesProps {
  model: WorkbenchModel;
  shown: string | undefined;
  onChoose(type: string): void;
}

const Types = ({ model: { types }, shown, onChoose }: TypesProps) =>
  [true, false].map((isOwn) => {
    const own = types.filter((each) => each.isOwn === isOwn);
    if (own.length === 0) return null;
    const name = isOwn ? "Of this site" : "Of Plumbline";
    return (
      <List
        key={name}
        dense
        aria-label={name}
        subheader={<ListSubheader component="div">{name}</ListSubheader>}
      >
        {own.map(({ type }) => (
          <ListItem key={type} disablePadding>
            <ListItemButton selected={type === shown} onClick={() => onChoose(type)}>
              <ListItemText primary={type} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    );
  });

interface BenchProps {
  model: WorkbenchModel;
  type: string;
  fixtures: readonly string[];
  query: URLSearchParams;
  version: number;
  onChange(changes: Record<string, string>): void;
}

const GRIDS = ["widths", "looks"];

/** A section with what can be chosen, and what axe finds. */
function Bench({ model, type, fixtures, query, version, onChange }: BenchProps) {
  const [findings, setFindings] = useState<Finding[]>();
  const named = query.get("fixture");
  const fixture = fixtures.find((each) => each === named) ?? "full";
  const value = (key: string) => query.get(key) ?? "";
  const width = Number(query.get("width")) || 1024;
  const view = {
    ...{ type, fixture, ground: value("ground"), look: value("look"), language: value("language") },
    ...{ scheme: value("scheme"), direction: value("direction") },
  };
  const choose = (key: string, label: string, options: readonly string[], preset?: string) => (
    <Choice
      key={key}
      label={label}
      value={key === "fixture" ? fixture : value(key)}
      options={options}
      preset={preset}
      onChange={(chosen) => onChange({ [key]: chosen })}
    />
  );
  const grid = value("grid");
  const frames =
    grid === "widths"
      ? WIDTHS.map((each) => ({ name: `${each} px`, width: each, view }))
      : model.looks.map((look) => ({ name: look, width, view: { ...view, look } }));
  return (
    <>
      <Box
        role="group"
        aria-label="Variants"
        sx={{ display: "flex", flexWrap: "wrap", gap: 1, p: 1.5, bgcolor: "background.paper" }}
      >
        {choose("fixture", "Fixture", fixtures)}
        {choose("ground", "Background", model.grounds, "its own")}
        {choose("look", "Look", model.looks, `the site's: ${model.site.look}`)}
        {choose("language", "Language", model.languages, `the site's: ${model.site.language}`)}
        {choose("scheme", "Colours", ["light", "dark"], "the device's")}
        {choose("direction", "Direction", ["ltr", "rtl"], "the language's")}
        {choose("width", "Width", [...new Set([...WIDTHS, width])].map(String), "1024")}
        {choose("grid", "All at once", GRIDS, "one")}
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, display: "flex" }}>
        <Box
          sx={{
            flex: 1,
            minWidth: 0,
            overflow: "auto",
            p: 2,
            display: "flex",
            gap: 2,
            flexWrap: grid ? "wrap" : "nowrap",
          }}
        >
          {GRIDS.includes(grid) ? (
            frames.map((each) => (
              <BenchFrame
                key={each.name}
                src={benchUrl(each.view, String(version))}
                name={each.name}
                width={each.width}
                height={520}
              />
            ))
          ) : (
            <BenchFrame
              src={benchUrl(view, String(version))}
              name={`${type}, ${fixture}, ${width} px`}
              width={width}
              height="calc(100% - 24px)"
              onWidth={(dragged) => onChange({ width: String(dragged) })}
              onFindings={setFindings}
            />
          )}
        </Box>
        {!grid && <Findings findings={findings} hasAxe={model.hasAxe} />}
      </Box>
    </>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly string[];
  preset: string | undefined;
  onChange(value: string): void;
}

const Choice = ({ label, value, options, preset, onChange }: ChoiceProps) => (
  <TextField
    select
    label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    sx={{ width: 150 }}
  >
    {preset !== undefined && <MenuItem value="">{preset}</MenuItem>}
    {options.map((option) => (
      <MenuItem key={option} value={option}>
        {option}
      </MenuItem>
    ))}
  </TextField>
);

/** What axe finds in the section. */
function Findings({ findings, hasAxe }: { findings: Finding[] | undefined; hasAxe: boolean }) {
  return (
    <Box
      component="aside"
      aria-label="Findings of axe"
      sx={{ width: 300, flexShrink: 0, overflow: "auto", p: 2, bgcolor: "background.paper" }}
    >
      <Typography component="h2" variant="subtitle2">
        axe
      </Typography>
      {!hasAxe && (
        <Typography variant="body2">
          axe-core is not installed. Run: npm install --save-dev axe-core
        </Typography>
      )}
      {findings?.length === 0 && <Typography variant="body2">No findings.</Typography>}
      {findings?.map(({ id, help, helpUrl, impact, elements }) => (
        <Box key={id} sx={{ mt: 2 }}>
          <Link href={helpUrl} target="_blank" rel="noreferrer">
            {help}
          </Link>
          <Typography variant="body2" color="textSecondary">
            {impact}, {id}
          </Typography>
          {elements.map((element) => (
            <Typography key={element} variant="body2" sx={{ fontFamily: "monospace" }}>
              {element}
            </Typography>
          ))}
        </Box>
      ))}
    </Box>
  );
}
