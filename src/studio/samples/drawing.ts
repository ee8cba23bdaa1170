/** A drawing in the place of a picture: hills, a sun and a frame, which suit any business. */
export const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="400" height="300">
<rect width="400" height="300" fill="#9db4c0"/><circle cx="300" cy="85" r="38" fill="#e0d8c8"/>
<path d="M0 300 130 120l95 130 55-70 120 120z" fill="#5c6b73"/><path d="M0 300 130 120l40 55-60 125z" fill="#71818a"/></svg>
`;
