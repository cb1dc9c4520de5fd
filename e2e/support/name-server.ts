/** A DNS server for this machine that replaces Docker's or Kubernetes' in front of the gateway. */
import { createSocket } from 'node:dgram';
import { once } from 'node:events';

const HEADER_BYTES = 12;
const TYPE_A = 1;
/** Flags of an authoritative response to a standard query. */
const RESPONSE = 0x8480;
const NO_SUCH_NAME = 3;

/** Name and end offset of the first question (RFC 1035 § 4.1.2). */
function questionOf(query: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 };
}

/** An A record. Its name is a pointer to the question after the header. */
function answer(address: string): Buffer {
  const record = Buffer.alloc(16);
  record.writeUInt16BE(0xc000 | HEADER_BYTES, 0);
  record.writeUInt16BE(TYPE_A, 2);
  record.writeUInt16BE(1, 4); // class: internet
  record.writeUInt32BE(1, 6); // TTL: one second
  record.writeUInt16BE(4, 10);
  record.set(address.split('.').map(Number), 12);
  return record;
}

export interface NameServer {
  /** `address:port` */
  readonly address: string;
  /** Sets the addresses of a name. */
  set(name: string, addresses: readonly string[]): void;
  stop(): void;
}

/** Starts a DNS server that knows only the names given to it. */
export async function startNameServer(): Promise<NameServer> {
  const known = new Map<string, readonly string[]>();
  const socket = createSocket('udp4', (query, { port, address }) => {
    const { name, end } = questionOf(query);
    const addresses = known.get(name);
    const records = query.readUInt16BE(end) === TYPE_A ? (addresses ?? []).map(answer) : [];
    const header = Buffer.from(query.subarray(0, end + 4));
    header.writeUInt16BE(RESPONSE | (addresses ? 0 : NO_SUCH_NAME), 2);
    header.writeUInt16BE(records.length, 6);
    header.writeUInt32BE(0, 8);
    socket.send(Buffer.concat([header, ...records]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    set: (name, addresses) => void known.set(name, addresses),
    stop: () => socket.close(),
  };
}
