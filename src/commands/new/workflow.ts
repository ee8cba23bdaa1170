/**
 * The GitHub workflow of a site. It checks every change, comments on pull requests with their effects, and
 * publishes on each push and once a day. Owners can also run each of its commands themselves.
 */
export const WORKFLOW_FILE = ".github/workflows/site.yml";

export const workflow = `name: Site

on:
  push:
    branches: [main, master]
  pull_request:
  # Pages, notices and hours appear and expire by date.
  schedule:
    - cron: "10 2 * * *"
  workflow_dispatch:

permissions:
  contents: read

# One run at a time, so that an older version never replaces a newer one.
concurrency: site-\${{ github.ref }}

jobs:
  check:
    runs-on: ubuntu-latest
    permissions:
      contents: read
      pull-requests: write
    steps:
      - uses: actions/checkout@v5
        with:
          fetch-depth: 0
      - uses: actions/setup-node@v5
        with:
          node-version: 24
      - run: npm ci
      - run: npx plumbline check --format github
      - run: npm test
      - name: Comment with what changes on the site
        if: github.event.pull_request.head.repo.full_name == github.repository
        env:
          GH_TOKEN: \${{ github.token }}
          BASE: \${{ github.event.pull_request.base.sha }}
          NUMBER: \${{ github.event.pull_request.number }}
        run: |
          npx plumbline diff --base "$BASE" --format md > diff.md
          gh pr comment "$NUMBER" --body-file diff.md --edit-last --create-if-none

  publish:
    needs: check
    # Publishes nothing until the repository variable PUBLISH is yes.
    if: vars.PUBLISH == 'yes' && github.event_name != 'pull_request'
    runs-on: ubuntu-latest
    permissions:
      # To push the branch that GitHub Pages serves.
      contents: write
    steps:
      - uses: actions/checkout@v5
        with:
          fetch-depth: 0
      - uses: actions/setup-node@v5
        with:
          node-version: 24
      - run: npm ci
      - name: Add the server's key to known_hosts
        env:
          SSH_KNOWN_HOSTS: \${{ secrets.SSH_KNOWN_HOSTS }}
        run: |
          mkdir -p ~/.ssh
          echo "$SSH_KNOWN_HOSTS" >> ~/.ssh/known_hosts
      - run: npx plumbline publish --yes
        env:
          NETLIFY_AUTH_TOKEN: \${{ secrets.NETLIFY_AUTH_TOKEN }}
          CLOUDFLARE_API_TOKEN: \${{ secrets.CLOUDFLARE_API_TOKEN }}
          CLOUDFLARE_ACCOUNT_ID: \${{ secrets.CLOUDFLARE_ACCOUNT_ID }}
          PLUMBLINE_SFTP_PASSWORD: \${{ secrets.PLUMBLINE_SFTP_PASSWORD }}
`;
