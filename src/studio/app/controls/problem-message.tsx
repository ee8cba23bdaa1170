import { Box } from "@mui/material";
import { ruleInWords } from "../words/names.ts";
import { helpText } from "./help.tsx";

/** What is wrong: in the language of the studio by its rule, and in the words of the check, which are English. */
export function ProblemMessage({ rule, message }: { rule: string; message: string }) {
  const name = ruleInWords(rule);
  return (
    <>
      {name && (
        <Box component="span" sx={{ display: "block", fontWeight: 700 }}>
          {name}
        </Box>
      )}
      {helpText(message)}
    </>
  );
}
