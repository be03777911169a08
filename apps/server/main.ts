/** Starts the server: opens, migrates, fills, listens; ends cleanly when it is told to. */
import { enableCompileCache } from 'node:module';

// Types are stripped and code is compiled once; later starts read the outcome.
enableCompileCache();
const { startServer } = await import('./start-server.ts');
await startServer(process.env);
