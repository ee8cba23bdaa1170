// The package comes without types; this is what the tests use of it.
declare module "jsdom" {
  export class JSDOM {
    constructor(html: string, options: { url: string });
    readonly window: { readonly document: Document };
  }
}
