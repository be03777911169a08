/** Style files are imported for what the bundler does with them. */
declare module '*.module.css' {
  /** Names as they are written → names as they are built. */
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
