// The package comes without types; this is what the tests use of it.
declare module "jsdom" {
  export class JSDOM {
    constructor(html: string);
    readonly window: { readonly DOMParser: typeof DOMParser };
  }
}
