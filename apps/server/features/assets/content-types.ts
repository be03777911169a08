import mime from 'mime';

/** Content type of a file that a theme or a build holds, by its extension. */
export function contentTypeOf(path: string): string {
  const type = mime.getType(path) ?? 'application/octet-stream';
  return isText(type) ? `${type}; charset=utf-8` : type;
}

function isText(type: string): boolean {
  return /^text\/|[/+](?:javascript|json|xml)$/.test(type) && type !== 'image/svg+xml';
}
