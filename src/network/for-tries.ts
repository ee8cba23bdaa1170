/** Names that lead to this computer or into its network: for tries, and not the site's address. */
export const isForTries = ({ hostname }: URL): boolean =>
  /^(localhost|127\.[\d.]+|\[::1\]|10\.[\d.]+|192\.168\.[\d.]+)$/.test(hostname);
