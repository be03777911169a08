import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { S3Config } from '../config/config.ts';
import type { AssetStore } from './asset-store.ts';

/** Files in a bucket. The client is loaded only when a bucket is set. */
export async function createS3Store(config: S3Config): Promise<AssetStore> {
  const s3 = await import('@aws-sdk/client-s3');
  const client = new s3.S3Client({
    region: config.region,
    endpoint: config.endpoint,
    forcePathStyle: config.endpoint !== undefined,
    credentials:
      config.accessKeyId !== undefined && config.secretAccessKey !== undefined
        ? { accessKeyId: config.accessKeyId, secretAccessKey: config.secretAccessKey }
        : undefined,
  });
  const at = (key: string) => ({ Bucket: config.bucket, Key: `assets/${key}` });

  async function fetchObject(key: string, range?: string) {
    try {
      return await client.send(new s3.GetObjectCommand({ ...at(key), Range: range }));
    } catch (error) {
      if (error instanceof s3.NoSuchKey || error instanceof s3.NotFound) return undefined;
      throw error;
    }
  }

  return {
    async put(key, bytes, contentType) {
      const command = new s3.PutObjectCommand({
        ...at(key),
        Body: bytes,
        ContentType: contentType,
      });
      await client.send(command);
    },
    async take(key, path, contentType) {
      const { size } = await stat(path);
      const command = new s3.PutObjectCommand({
        ...at(key),
        Body: createReadStream(path),
        ContentLength: size,
        ContentType: contentType,
      });
      await client.send(command);
      await rm(path, { force: true });
    },
    async get(key) {
      const object = await fetchObject(key);
      const bytes = await object?.Body?.transformToByteArray();
      return bytes && Buffer.from(bytes);
    },
    async open(key, range) {
      const object = await fetchObject(key, range && `bytes=${range.start}-${range.end}`);
      return object?.Body instanceof Readable ? object.Body : undefined;
    },
    async size(key) {
      try {
        return (await client.send(new s3.HeadObjectCommand(at(key)))).ContentLength;
      } catch (error) {
        if (error instanceof s3.NoSuchKey || error instanceof s3.NotFound) return undefined;
        throw error;
      }
    },
    async delete(key) {
      await client.send(new s3.DeleteObjectCommand(at(key)));
    },
  };
}
