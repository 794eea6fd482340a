import type { Socket } from 'node:net';
import { deserialize, serialize } from 'node:v8';

const LENGTH_BYTES = 4;

/** Sends a message as its length in bytes and its bytes. */
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
  let held: Buffer = Buffer.alloc(0);
  socket.on('data', (bytes: Buffer) => {
    held = held.length === 0 ? bytes : Buffer.concat([held, bytes]);
    for (;;) {
      if (held.length < LENGTH_BYTES) return;
      const end = LENGTH_BYTES + held.readUInt32LE();
      if (held.length < end) return;
      const body = held.subarray(LENGTH_BYTES, end);
      held = held.subarray(end);
      take(deserialize(body));
    }
  });
}
