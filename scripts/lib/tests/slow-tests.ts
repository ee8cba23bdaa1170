/**
 * The tests that take longest: they install packages, stop processes, serve and publish, build many sites, or open all of
 * their pages. `npm test` leaves them out; `npm test -- --all`, which CI runs, runs all.
 */
export const SLOW_TESTS = {
  unit: [
    "scripts/diff.test.ts",
    "scripts/doctor/doctor-tls.test.ts",
    "scripts/doctor/doctor.test.ts",
    "scripts/lib/run.test.ts",
    "scripts/lib/site-folder.test.ts",
    "scripts/new/new-site.test.ts",
    "scripts/new/new.test.ts",
    "scripts/publish/publish-hosts.test.ts",
    "scripts/publish/publish-rsync.test.ts",
    "scripts/publish/publish-sftp.test.ts",
    "scripts/repository/package.test.ts",
    "src/commands/build/rebuild.test.ts",
    "src/commands/build/verify.test.ts",
    "src/commands/build/warm.test.ts",
    "src/commands/rename/rename.test.ts",
    "src/commands/rename/there-and-back.test.ts",
    "src/commands/test/try-sections.test.ts",
    "src/kit/extensions/extensions.test.ts",
    "src/kit/extensions/look-of-package.test.ts",
    "src/lib/git/git-history.test.ts",
    "src/output/crash.test.ts",
    "src/output/foreign-files.test.ts",
    "src/output/lock.test.ts",
    "src/server/live/extensions.test.ts",
    "src/studio/frame/leads.test.ts",
    "src/studio/samples/own-sections.test.ts",
    "src/studio/samples/samples.test.ts",
  ],
  e2e: [
    "e2e/accessibility.spec.ts",
    "e2e/breaks-well.spec.ts",
    "e2e/doctor.spec.ts",
    "e2e/fallback.spec.ts",
    "e2e/form-services.spec.ts",
    "e2e/header.spec.ts",
    "e2e/hero-layout.spec.ts",
    "e2e/hero-video.spec.ts",
    "e2e/keyboard.spec.ts",
    "e2e/layout.spec.ts",
    "e2e/left-alone.spec.ts",
    "e2e/long-words.spec.ts",
    "e2e/looks.spec.ts",
    "e2e/open-now.spec.ts",
    "e2e/pictures.spec.ts",
    "e2e/redirects.spec.ts",
    "e2e/routes.spec.ts",
    "e2e/rows.spec.ts",
    "e2e/sites.spec.ts",
    "e2e/sizes.spec.ts",
    "e2e/slow-network.spec.ts",
    "e2e/start.spec.ts",
    "e2e/studio-accessibility.spec.ts",
    "e2e/studio-github.spec.ts",
    "e2e/studio-messages.spec.ts",
    "e2e/studio-preview.spec.ts",
    "e2e/studio-rows.spec.ts",
    "e2e/studio-typing.spec.ts",
    "e2e/studio-windows.spec.ts",
    "e2e/studio-workbench.spec.ts",
    "e2e/web-servers.spec.ts",
  ],
};

/** Set for the test runners while only the other tests run. */
export const WITHOUT_SLOW = "PLUMBLINE_WITHOUT_SLOW_TESTS";

/** The tests of a runner that do not run now. */
export const leftOut = (runner: keyof typeof SLOW_TESTS): string[] =>
  process.env[WITHOUT_SLOW] === "1" ? SLOW_TESTS[runner] : [];
