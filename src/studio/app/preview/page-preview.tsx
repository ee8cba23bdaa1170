import { Alert, Box, Paper, Typography } from "@mui/material";
import { type ReactNode, useEffect, useState } from "react";
import type { ValuePath } from "../../protocol/edits.ts";
import { useStore, useStudioState } from "../store/store.ts";
import { WORDS } from "../words/words.ts";
import { cutText, DESCRIPTION_ROOM, TITLE_ROOM } from "./cut-text.ts";
import { type PageHead, readHead, type SharePicture } from "./page-head.ts";

const words = WORDS.writing;

/** How others show the open page, if a form is that of the page or of its template. */
export function PagePreview({ path }: { path: ValuePath }) {
  const { origins, pages, page } = useStore("origins", "pages", "page");
  const { head, isOutdated } = useHead();
  const template = pages.find((each) => each.path === page)?.template;
  const own = [origins?.entry, ["templates", template]].map((each) => each?.join("/"));
  if (!head || !own.includes(path.join("/"))) return null;
  return (
    <Box
      role="group"
      aria-label={words.preview}
      sx={{ position: "relative", display: "flex", flexDirection: "column", gap: 1 }}
    >
      <Typography variant="subtitle2" component="div">
        {words.preview}
      </Typography>
      {/* Over the preview, since it comes and goes while somebody types. */}
      {isOutdated && (
        <Alert severity="warning" sx={{ position: "absolute", insetInline: 0, top: 28, zIndex: 1 }}>
          {words.beforeErrors}
        </Alert>
      )}
      <Shown label={words.searchResult}>
        {head.isListed ? <SearchResult head={head} /> : <Note>{words.notListed}</Note>}
      </Shown>
      <Shown label={words.shareCard}>
        <ShareCard head={head} />
      </Shown>
    </Box>
  );
}

/** The head of the open page: while the page has errors, that of its last version without them. */
function useHead(): { head: PageHead | undefined; isOutdated: boolean } {
  const { page, model } = useStore("page", "model");
  const [last, setLast] = useState<{ page: string; head: PageHead }>();
  const html = model?.html;
  useEffect(() => {
    if (html !== undefined) setLast({ page, head: readHead(html) });
  }, [page, html]);
  return {
    head: last?.page === page ? last.head : undefined,
    isOutdated: model !== undefined && html === undefined,
  };
}

const Shown = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box component="figure" sx={{ m: 0 }}>
    <Typography variant="caption" component="figcaption" color="textSecondary">
      {label}
    </Typography>
    <Paper variant="outlined" sx={{ overflow: "hidden", bgcolor: "background.default" }}>
      {children}
    </Paper>
  </Box>
);

const Note = ({ children }: { children: ReactNode }) => (
  <Typography variant="body2" color="textSecondary" sx={{ p: 1.5 }}>
    {children}
  </Typography>
);

/** The text of a search result, which is cut where desktops cut it. */
const SearchResult = ({ head }: { head: PageHead }) => (
  <Box lang={head.language} dir={head.direction} sx={{ p: 1.5, overflowWrap: "anywhere" }}>
    <Typography variant="body2">{head.site}</Typography>
    <Typography variant="caption" component="div" color="textSecondary">
      <bdi dir="ltr">{head.address}</bdi>
    </Typography>
    <Typography color="primary" sx={{ ...room(2), mt: 0.5, fontSize: "1.125rem", lineHeight: 1.3 }}>
      {cutText(head.title, TITLE_ROOM)}
    </Typography>
    <Typography variant="body2" color="textSecondary" sx={{ ...room(4), mt: 0.5 }}>
      {cutText(head.description, DESCRIPTION_ROOM)}
    </Typography>
  </Box>
);

/** The card of a link in messengers and networks, with the picture that they load. */
function ShareCard({ head: { share, host, language, direction } }: { head: PageHead }) {
  const builds = useStudioState((state) => state.builds);
  const { picture } = share;
  return (
    <>
      {picture ? (
        <Picture key={`${picture.path} ${builds}`} {...picture} />
      ) : (
        <Note>{words.noPicture}</Note>
      )}
      <Box lang={language} dir={direction} sx={{ p: 1.5, overflowWrap: "anywhere" }}>
        <Typography variant="caption" component="div" color="textSecondary">
          <bdi dir="ltr">{host}</bdi>
        </Typography>
        <Typography sx={{ ...LINES, ...room(2), WebkitLineClamp: 2, fontWeight: 600 }}>
          {share.title}
        </Typography>
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ ...LINES, ...room(2), WebkitLineClamp: 2 }}
        >
          {share.description}
        </Typography>
      </Box>
    </>
  );
}

/** The height of so many lines, whatever the text, so that the fields below stay where they are. */
const room = (lines: number) => ({ minHeight: `${lines}lh` });

const LINES = { display: "-webkit-box", WebkitBoxOrient: "vertical", overflow: "hidden" } as const;

/** The picture as it was built last. One for new words is drawn by the next build. */
function Picture({ path, shows }: SharePicture) {
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return <Note>{words.pictureLater}</Note>;
  return (
    <Box
      component="img"
      src={path}
      alt={shows}
      onError={() => setMissing(true)}
      sx={{ display: "block", width: "100%", aspectRatio: "1200 / 630", objectFit: "cover" }}
    />
  );
}
