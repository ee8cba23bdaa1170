/**
 * What GitHub does with a site by itself: checks every change, says in a comment what it does, and puts the site on
 * the web, once a day as well. Each of its steps is a command that an owner may type.
 */
export const WORKFLOW_FILE = ".github/workflows/site.yml";

export const workflow = `name: Site

on:
  push:
    branches: [main, master]
  pull_request:
  # Pages, notices and hours come and go by their dates.
  schedule:
    - cron: "10 2 * * *"
  workflow_dispatch:

permissions:
  contents: read

# One after the other, so that an older state never comes after a newer one.
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
      - name: Say what the change does
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
    # Nothing goes out before the repository has a variable PUBLISH that is yes.
    if: vars.PUBLISH == 'yes' && github.event_name != 'pull_request'
    runs-on: ubuntu-latest
    permissions:
      # GitHub Pages shows a branch of the repository.
      contents: write
    steps:
      - uses: actions/checkout@v5
        with:
          fetch-depth: 0
      - uses: actions/setup-node@v5
        with:
          node-version: 24
      - run: npm ci
      - name: Know the server, if there is one
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
