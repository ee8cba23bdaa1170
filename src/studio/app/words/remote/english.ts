/** The words of the studio that works on a repository. */
export const ENGLISH_REMOTE = {
  title: "Change a site on GitHub",
  intro:
    "The studio runs in this browser. It reads and changes one repository by GitHub's API, and sends nothing to anybody else.",
  owner: "Owner",
  repo: "Repository",
  branch: "Branch",
  branchHelp: "Empty for the default one",
  folder: "Folder of the site",
  folderHelp: "Empty for the repository itself",
  token: "Access key",
  tokenHelp:
    "A fine-grained personal access token for this repository alone, with the permission “Contents: Read and write”, and “Pull requests: Read and write” for proposals. It stays in this browser until you remove it. Everybody who uses this browser can use it.",
  makeToken: "Make a key on GitHub",
  hasToken: "This browser has an access key.",
  removeToken: "Remove the key",
  open: "Open",
  opening: "The site is loading …",
  unsaved: "Not saved yet",
  otherSite: "Another site, or remove the key",
  propose: "As a pull request, so that somebody looks at it first",
  proposed: "The pull request is open:",
  proposedAgain: "The changes are in the open pull request:",
  addsTo: (url: string) => `The commit is added to this pull request, if it is still open: ${url}`,
  published: (branch: string) =>
    `The commit goes to “${branch}”. If the repository has a workflow that publishes the site, it starts by itself.`,
  limits: (names: string) =>
    `This site has code of its own (${names}), which does not run here: pages with it are not shown, and the check may report problems that are none.`,
  notChecked:
    "Not checked here: damaged pictures, letters of fonts, and the addresses that the site had before.",
};

export type RemoteWords = typeof ENGLISH_REMOTE;
