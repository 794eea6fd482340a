import type { Socket } from 'node:net';
import { deserialize, serialize } from 'node:v8';

const LENGTH_BYTES = 4;

/** Sends a message: its length in bytes (little-endian), then the value as `serialize` of node:v8 writes it. */
export function sendFrame(socket: Socket, message: unknown): void {
  const body = serialize(message);
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32LE(body.length);
  socket.cork();
  socket.write(length);
  socket.write(body);
  socket.uncork();
}

/** Calls `take` with each message that arrives. Both ends are our own processes, so messages are not validated. */
export function readFrames(socket: Socket, take: (message: unknown) => void): void {
  let received: Buffer = Buffer.alloc(0);
  socket.on('data', (bytes: Buffer) => {
    received = received.length === 0 ? bytes : Buffer.concat([received, bytes]);
    for (;;) {
      if (received.length < LENGTH_BYTES) return;
      const end = LENGTH_BYTES + received.readUInt32LE();
      if (received.length < end) return;
      const body = received.subarray(LENGTH_BYTES, end);
      received = received.subarray(end);
      take(deserialize(body));
    }
  });
}
