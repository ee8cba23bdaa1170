import {
  Alert,
  Box,
  Button,
  Container,
  LinearProgress,
  Link,
  TextField,
  Typography,
} from "@mui/material";
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
import { keepToken, readKept } from "../storage.ts";

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
  const [opening, setOpening] = useState<TargetModel>();
  const [limited, setLimited] = useState<OpenedModel>();

  const open = useCallback(
    async (wanted: TargetModel, key: string) => {
      setError(undefined);
      setOpening(wanted);
      try {
        if (key !== "") await keepToken(key);
        const opened = await call<OpenedModel>("open", wanted);
        history.replaceState(null, "", hashOf(opened));
        if (opened.limits.length > 0) setLimited(opened);
        else onOpen(opened);
      } catch (reason) {
        setError(reason instanceof Error ? reason.message : String(reason));
        setKept(await readKept());
      } finally {
        setOpening(undefined);
      }
    },
    [onOpen],
  );

  useEffect(() => {
    readKept().then(
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
    await keepToken(undefined);
    setKept(await readKept());
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
  if (opening) return <Opening target={opening} />;
  if (!kept && error === undefined) return null;
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
        <Button type="submit" variant="contained">
          {words.open}
        </Button>
      </Box>
      {kept && kept.unsaved.length > 0 && (
        <Unsaved kept={kept} onOpen={(each) => void open(each, token.trim())} />
      )}
    </Container>
  );
}

/** A phone with bad signal loads the program of the studio and the site for some seconds. */
const Opening = ({ target }: { target: TargetModel }) => (
  <Container maxWidth="sm" component="main" sx={{ py: 4 }}>
    <Typography component="h1" variant="h5" gutterBottom sx={{ overflowWrap: "anywhere" }}>
      {hashOf(target).slice(1)}
    </Typography>
    <Typography role="status" gutterBottom>
      {words.opening}
    </Typography>
    <LinearProgress aria-label={words.opening} />
  </Container>
);

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
