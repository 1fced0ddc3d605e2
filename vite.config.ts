import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/**
 * What many pages need comes in a few files rather than in fifty small ones: a phone on a slow line waits for
 * round trips, not for bytes. Each group takes along what its modules import, so name only what the least of its
 * pages shows: `frame` is fetched by every visitor, `reading` by who reads a text, `form` by who fills one in,
 * `account` by who signs in, `member` by who is signed in.
 */
const SHARED_FILES = [
  {
    name: "framework",
    test: /node_modules\/(react|react-dom|react-router|scheduler|i18next|react-i18next)\//,
    priority: 6,
  },
  {
    name: "frame",
    test: /\/app\/(client\/errors\/(error-report|failure)\.|features\/site\/(layout\/|language\/language-(link|menu|select))|locale\/browser-i18n|routes\/(page-head|error-page)|styles\/stylesheet|ui\/(button\/(button|button-variants)\.|feedback\/(empty-state|notice|skeleton)))/,
    // What a visitor has anyway is not fetched again with something else.
    priority: 5,
  },
  {
    // Named apart, because the settings of a member show it at once and a visitor asks for it.
    name: "language",
    test: /\/app\/features\/site\/language\/language-dialog/,
    priority: 3,
  },
  {
    name: "reading",
    test: /\/app\/(features\/(blog\/article-(card|facts|image)|site\/landing\/faq-accordion)|routes\/site\/(metadata\/|text-page)|ui\/(graphics\/picture|layout\/prose))/,
    priority: 3,
  },
  {
    name: "form",
    test: /\/(app\/client\/(database\/(document-meta|new-id)|captcha\/(use-captcha|solve-captcha|challenge|provider-script))|app\/ui\/form\/(captcha-status|control-styles|field|select|text-input|form-values)|domain\/draft)\.tsx?|\/lucide-react\/dist\/esm\/icons\/x\.mjs/,
    // Before `language`, which would take the look of a control along: every page with one would fetch its dialog.
    priority: 4,
  },
  {
    // Named apart and before `reading`, for dates stand on pages of visitors and of members alike.
    name: "format",
    test: /\/app\/locale\/format\.ts/,
    priority: 4,
  },
  {
    name: "account",
    test: /\/app\/client\/session\/(session|sign-out)\.ts/,
    priority: 2,
  },
  {
    name: "member",
    test: /\/app\/(features\/(?!account-data|admin|security)[\w-]+\/queries\.ts|features\/inventory\/(list\/empty-inventory|form-pictogram|stock-meter|status-badge|expiry-date)\.tsx|features\/intakes\/(intake-dialogs|intake-line|use-relative-time)\.tsx?|routes\/member\/(navigation|header-actions|page-error)|ui\/(dialog\/(deferred-dialog|lazy-dialog)|feedback\/(spinner|toast-region)|form\/search-input|layout\/(card|page)|list\/(badge|counter-list)|use-wide-screen)\.tsx?)/,
    priority: 1,
  },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // A file turned into a data: URL would need a hole in the content security policy.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: SHARED_FILES } } } },
    },
  },
});
