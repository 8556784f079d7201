type Part = { bytes: Buffer; name?: string; type?: string; field?: string };

const boundary = '----a-bottle-of-barolo';

/** The request that a browser sends for a form with files. */
export function formWithFile(...parts: Part[]) {
  const chunks = parts.flatMap(({ bytes, name = 'ada.jpg', type = 'image/jpeg', field = 'file' }) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\n` +
        `content-type: ${type}\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ]);
  return {
    payload: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
