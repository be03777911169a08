/** Style files are imported for what the bundler does with them. */
declare module '*.css';
