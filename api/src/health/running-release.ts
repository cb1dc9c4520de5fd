import { Injectable } from '@nestjs/common';
import type { Config } from '../config/config.ts';

/** The release that this process runs. Set from the configuration when the application starts. */
@Injectable()
export class RunningRelease {
  name: Pick<Config, 'version' | 'revision'> = { version: '', revision: '' };
}
