/** Ends the database when this process is killed and can no longer do it. */
import { spawn } from 'node:child_process';
import { Socket } from 'node:net';

/**
 * Waits for the pipe to this process to close, and then ends the database, if the number is still
 * the one in its own file. One that is just starting writes the file a moment later.
 */
const script = `
trap '' INT TERM HUP
read -r _
for try in 1 2 3 4 5 6 7 8 9 10; do
  read -r pid < "$2/postmaster.pid" && [ "$pid" = "$1" ] && kill -INT "$1" && exit
  sleep 1
done
`;

/** Answers how to call the watch off. */
export function endWithThisProcess(pid: number, folder: string): () => void {
  const watcher = spawn('/bin/sh', ['-c', script, 'sitewright-watch', String(pid), folder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    cwd: '/',
  });
  watcher.on('error', () => {});
  watcher.stdin.on('error', () => {});
  watcher.unref();
  if (watcher.stdin instanceof Socket) watcher.stdin.unref();
  return () => watcher.kill('SIGKILL');
}
