// A process of its own: what it decodes comes from strangers. It can be ended whatever it is doing, it gets no secrets,
// and the memory that a large picture takes goes with it.
import sharp from 'sharp';
import { decode } from './decode-image.ts';
import type { Order } from './order.ts';

// Of the formats that libvips reads, only the two that are asked for: SVG and the like are not even looked at.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
sharp.cache(false);
sharp.concurrency(1);

process.on('message', (order: Order) => {
  decode(order).then((decoded) => process.send?.(decoded));
});
