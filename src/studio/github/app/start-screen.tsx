import { Alert, Box, Button, Container, Link, TextField, Typography } from "@mui/material";
import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { call } from "../../app/store/api.ts";
import { listInWords } from "../../app/words/in-own-words.ts";
import { WORDS } from "../../app/words/words.ts";
import {
  hashOf,
  type KeptModel,
  type OpenedModel,
  type TargetModel,
  targetOf,
} from "../../protocol/github.ts";

const words = WORDS.remote;

const NEW_TOKEN = "https://github.com/settings/personal-access-tokens/new";

const EMPTY: TargetModel = { owner: "", repo: "", branch: "", folder: "" };

const FIELDS = [
  { key: "owner", label: words.owner, isRequired: true, help: "" },
  { key: "repo", label: words.repo, isRequired: true, help: "" },
  { key: "branch", label: words.branch, isRequired: false, help: words.branchHelp },
  { key: "folder", label: words.folder, isRequired: false, help: words.folderHelp },
] as const;

/** Asks for the site and the access key, and offers what was not saved. */
export function StartScreen({ onOpen }: { onOpen(opened: OpenedModel): void }) {
  const asked = useRef(targetOf(decodeURIComponent(location.hash)));
  const [target, setTarget] = useState<TargetModel>(asked.current ?? EMPTY);
  const [token, setToken] = useState("");
  const [kept, setKept] = useState<KeptModel>();
  const [error, setError] = useState<string>();
  const [isOpening, setOpening] = useState(false);
  const [limited, setLimited] = useState<OpenedModel>();

  const open = useCallback(
    async (wanted: TargetModel, key: string) => {
      setError(undefined);
      setOpening(true);
      try {
        if (key !== "") await call("token", { token: key });
        const opened = await call<OpenedModel>("open", wanted);
        history.replaceState(null, "", hashOf(opened));
        if (opened.limits.length > 0) setLimited(opened);
        else onOpen(opened);
      } catch (reason) {
        setError(reason instanceof Error ? reason.message : String(reason));
        setKept(await call<KeptModel>("kept"));
      } finally {
        setOpening(false);
      }
    },
    [onOpen],
  );

  useEffect(() => {
    call<KeptModel>("kept").then(
      (found) => {
        setKept(found);
        if (found.hasToken && asked.current) void open(asked.current, "");
      },
      (reason) => setError(String(reason?.message ?? reason)),
    );
  }, [open]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void open(target, token.trim());
  };

  const removeToken = async () => {
    await call("token", {});
    setKept(await call<KeptModel>("kept"));
  };

  if (limited)
    return (
      <Container maxWidth="sm" component="main" sx={{ py: 4 }}>
        <Alert
          severity="warning"
          action={<Button onClick={() => onOpen(limited)}>{words.open}</Button>}
        >
          {words.limits(listInWords(limited.limits))}
        </Alert>
      </Container>
    );
  return (
    <Container maxWidth="sm" component="main" sx={{ py: 4 }}>
      <Typography component="h1" variant="h5" gutterBottom>
        {words.title}
      </Typography>
      <Typography gutterBottom>{words.intro}</Typography>
      {error !== undefined && <Alert severity="error">{error}</Alert>}
      <Box component="form" onSubmit={submit} sx={{ display: "grid", gap: 2, my: 2 }}>
        {FIELDS.map(({ key, label, isRequired, help }) => (
          <TextField
            key={key}
            label={label}
            required={isRequired}
            helperText={help}
            value={target[key]}
            onChange={({ target: field }) => setTarget({ ...target, [key]: field.value.trim() })}
            slotProps={{ htmlInput: { autoCapitalize: "none", spellCheck: false } }}
          />
        ))}
        {kept?.hasToken && (
          <Alert
            severity="info"
            action={
              <Button color="inherit" onClick={() => void removeToken()}>
                {words.removeToken}
              </Button>
            }
          >
            {words.hasToken}
          </Alert>
        )}
        <TextField
          label={words.token}
          type="password"
          autoComplete="off"
          required={kept?.hasToken !== true}
          helperText={words.tokenHelp}
          value={token}
          onChange={({ target: field }) => setToken(field.value)}
        />
        <Link href={NEW_TOKEN} target="_blank" rel="noreferrer">
          {words.makeToken}
        </Link>
        <Button type="submit" variant="contained" disabled={isOpening}>
          {isOpening ? words.opening : words.open}
        </Button>
      </Box>
      {kept && kept.unsaved.length > 0 && (
        <Unsaved kept={kept} onOpen={(each) => void open(each, token.trim())} />
      )}
    </Container>
  );
}

/** The sites with changes of earlier visits. */
const Unsaved = ({ kept, onOpen }: { kept: KeptModel; onOpen(target: TargetModel): void }) => (
  <Box component="section">
    <Typography component="h2" variant="h6">
      {words.unsaved}
    </Typography>
    {kept.unsaved.map(({ since, ...target }) => (
      <Button key={hashOf(target)} onClick={() => onOpen(target)} sx={{ textTransform: "none" }}>
        {hashOf(target).slice(1)}, {new Date(since).toLocaleString()}
      </Button>
    ))}
  </Box>
);
