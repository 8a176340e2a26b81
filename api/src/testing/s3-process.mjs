// node --openssl-legacy-provider s3-process.mjs <folder> <bucket>: serves S3, prints its port, ends with its parent.
// The provider is for its page tokens, which it makes with DES.
import S3rver from '@20minutes/s3rver';

const [directory, bucket] = process.argv.slice(2);
const server = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory,
  configureBuckets: [{ name: bucket }],
});
// before its router: a request for a bucket is signed with the slash at the end, which it leaves out
server.middleware.splice(-1, 0, async (ctx, next) => {
  if (ctx.path === `/${bucket}/`) {
    ctx.state.vhost = true;
    ctx.mountPath = '/';
  }
  await next();
});
const { port } = await server.run();
process.stdout.write(`${port}\n`);
process.stdin.resume().once('close', () => process.exit());
