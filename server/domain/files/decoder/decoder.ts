// Runs in a process of its own, because it decodes files from strangers. That process can be killed at any time, has no
// secrets, and frees the memory of a large picture when it ends.
import sharp from 'sharp';
import { decode } from './decode-image.ts';
import type { Order } from './order.ts';

// Allows only two of the formats that libvips reads. SVG and others are never parsed.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
sharp.cache(false);
sharp.concurrency(1);

process.on('message', (order: Order) => {
  decode(order).then((decoded) => process.send?.(decoded));
});
