import { inflateRawSync } from 'node:zlib';
import { fileLimits } from '@sitewright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMediaDesk, type MediaDesk } from '../../testing/media-desk.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { signInOwner, signInStaff } from '../../testing/test-staff.ts';

describeOnBothDatabases('folders of files', (database) => {
  let app: TestApp;
  let desk: MediaDesk;
  let siteId: string;

  beforeAll(async () => {
    app = await createTestApp({ database });
    siteId = await app.createSite({ identifier: 'alder', host: 'localhost' });
    desk = await openMediaDesk(app, { site: 'alder', staff: await signInOwner(app) });
  });
  afterAll(() => app.close());

  const make = async (name: string, parentId: string | null = null) => {
    const { status, body } = await desk.callSite('POST', '/file-folders', { name, parentId });
    expect(status).toBe(200);
    return String(body['id']);
  };
  const change = (id: string, changes: object) =>
    desk.callSite('POST', `/file-folders/${id}/edits`, { changes });
  const remove = (id: string) => desk.callSite('DELETE', `/file-folders/${id}`);
  const undo = (activityId: unknown) =>
    desk.callSite('POST', `/activity/${String(activityId)}/undo`, {});
  const namesIn = async (folder: string) =>
    (await desk.list(`?folder=${folder}&sort=name`)).files.map(({ filename }) => filename);
  const folders = async () =>
    (await desk.callSite('GET', '/file-folders')).body as unknown as {
      folders: { id: string; name: string; parentId: string | null; files: number }[];
      loose: number;
    };

  it('FILE-11 files lie in folders, are uploaded into them, moved, and moved back', async () => {
    const spring = await make('Spring');
    const uploadId = await desk.upload('daisy.txt', Buffer.from('daisy'));
    const added = await desk.call('POST', '', { uploadId, folderId: spring });
    expect(added.body['file']).toMatchObject({ folderId: spring });
    const rose = await desk.add('rose.txt', Buffer.from('rose'));
    const tulip = await desk.add('tulip.txt', Buffer.from('tulip'));
    expect(await namesIn('none')).toEqual(['rose.txt', 'tulip.txt']);
    const moved = await desk.call('POST', '/moves', {
      ids: [rose.id, tulip.id, 'none'],
      folderId: spring,
    });
    expect(moved.body).toMatchObject({ moved: 2 });
    expect(await namesIn(spring)).toEqual(['daisy.txt', 'rose.txt', 'tulip.txt']);
    expect(await folders()).toMatchObject({ folders: [{ name: 'Spring', files: 3 }], loose: 0 });
    // The one that went on meanwhile is told; nothing is moved behind anybody's back.
    await desk.call('POST', '/moves', { ids: [rose.id], folderId: null });
    expect((await undo(moved.body['activityId'])).status).toBe(409);
    await desk.call('POST', '/moves', { ids: [rose.id], folderId: spring });
    expect((await undo(moved.body['activityId'])).status).toBe(200);
    expect(await namesIn('none')).toEqual(['rose.txt', 'tulip.txt']);
    expect((await desk.call('POST', '/moves', { ids: [rose.id], folderId: 'none' })).status).toBe(
      404,
    );
  });

  it('a folder is renamed, moved and taken away only when nothing lies in it', async () => {
    const outer = await make('Outer');
    const inner = await make('Inner', outer);
    const file = await desk.add('deep.txt', Buffer.from('deep'));
    await desk.call('POST', '/moves', { ids: [file.id], folderId: inner });
    expect((await remove(outer)).body['code']).toBe('folder_used');
    expect((await remove(inner)).body['code']).toBe('folder_used');
    const renamed = await change(inner, { name: { from: 'Inner', to: 'Within' } });
    expect(renamed.status).toBe(200);
    const stale = await change(inner, { name: { from: 'Inner', to: 'Other' } });
    expect([stale.status, stale.body['code']]).toEqual([409, 'edited_meanwhile']);
    const top = await change(inner, { parentId: { from: outer, to: null } });
    expect(top.status).toBe(200);
    const gone = await remove(outer);
    expect(gone.body['isDeleted']).toBe(true);
    // It lay there before: putting it back needs the folder that is gone.
    expect((await undo(top.body['activityId'])).status).toBe(409);
    expect((await undo(gone.body['activityId'])).status).toBe(200);
    expect((await undo(top.body['activityId'])).status).toBe(200);
    expect((await folders()).folders.find(({ id }) => id === inner)).toMatchObject({
      name: 'Within',
      parentId: outer,
      files: 1,
    });
  });

  it('two folders of one name lie side by side nowhere, and none lies in itself or too deep', async () => {
    const first = await make('Twice');
    const again = await desk.callSite('POST', '/file-folders', { name: 'TWICE', parentId: null });
    expect([again.status, again.body['code']]).toEqual([409, 'folder_name_taken']);
    const second = await make('Twice', first);
    const inside = await change(first, { parentId: { from: null, to: second } });
    expect(inside.body['code']).toBe('folder_inside_itself');
    let parent = second;
    for (let depth = 3; depth <= fileLimits.folderDepth; depth += 1) {
      parent = await make('Deeper', parent);
    }
    const tooDeep = await desk.callSite('POST', '/file-folders', { name: 'X', parentId: parent });
    expect(tooDeep.body['code']).toBe('folder_too_deep');
    const nameless = await desk.callSite('POST', '/file-folders', { name: ' ', parentId: null });
    expect(nameless.status).toBe(400);
  });

  it('two who make a folder of one name at once make one', async () => {
    const made = await Promise.all(
      [0, 1, 2, 3].map(() =>
        desk.callSite('POST', '/file-folders', { name: 'At once', parentId: null }),
      ),
    );
    expect(made.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409,
    ]);
  });

  it('who only looks makes no folder, and nobody sees those of another site', async () => {
    const viewer = await signInStaff(app, { [siteId]: [10] });
    const body = { name: 'Mine', parentId: null };
    expect((await desk.callSite('POST', '/file-folders', body, viewer)).status).toBe(403);
    expect((await desk.callSite('GET', '/file-folders', undefined, viewer)).status).toBe(200);
  });

  it('packs files into a ZIP with their folders', async () => {
    const menu = await make('Menu');
    const wine = await make('../Wine', menu);
    const one = await desk.add('same.txt', Buffer.from('one'));
    const two = await desk.add('a.txt', Buffer.from('two'));
    await desk.call('POST', `/${two.id}/edits`, {
      changes: { filename: { from: 'a.txt', to: 'same.txt' } },
    });
    const deep = await desk.add('list.txt', Buffer.from('red and white'));
    await desk.call('POST', '/moves', { ids: [one.id, two.id], folderId: menu });
    await desk.call('POST', '/moves', { ids: [deep.id], folderId: wine });
    const pack = async (query: string) => {
      const answer = await desk.ask('GET', `/api/sites/alder/files/archive${query}`);
      expect(answer.headers.get('content-type')).toBe('application/zip');
      return readZip(Buffer.from(await answer.arrayBuffer()));
    };
    expect(await pack(`?folder=${menu}`)).toEqual({
      'Menu/.._Wine/list.txt': 'red and white',
      'Menu/same.txt': 'one',
      'Menu/same-2.txt': 'two',
    });
    expect(await pack(`?ids=${deep.id}`)).toEqual({ 'Menu/.._Wine/list.txt': 'red and white' });
    expect(Object.keys(await pack(''))).toContain('Menu/same.txt');
    const wrong = await desk.ask('GET', '/api/sites/alder/files/archive?ids=a,,b');
    expect(wrong.status).toBe(400);
  });

  it('a folder of dots leads nowhere when its ZIP is unpacked', async () => {
    const dots = await make('..');
    const file = await desk.add('up.txt', Buffer.from('out'));
    await desk.call('POST', '/moves', { ids: [file.id], folderId: dots });
    const answer = await desk.ask('GET', `/api/sites/alder/files/archive?ids=${file.id}`);
    expect(Object.keys(readZip(Buffer.from(await answer.arrayBuffer())))).toEqual(['_/up.txt']);
  });
});

const centralHeader = 0x02014b50;

/** Text by name of a ZIP, by its table of contents. */
function readZip(zip: Buffer): Record<string, string> {
  const files: Record<string, string> = {};
  for (let at = 0; at < zip.length - 4; at += 1) {
    if (zip.readUInt32LE(at) !== centralHeader) continue;
    const isPacked = zip.readUInt16LE(at + 10) === 8;
    const size = zip.readUInt32LE(at + 20);
    const nameLength = zip.readUInt16LE(at + 28);
    const local = zip.readUInt32LE(at + 42);
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const bytes = zip.subarray(start, start + size);
    files[name] = (isPacked ? inflateRawSync(bytes) : bytes).toString();
  }
  return files;
}
