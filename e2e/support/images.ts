/** Computes from `Dockerfile` and `.dockerignore` which files of the repository an image is built from. */
import { execFileSync } from 'node:child_process';
import dockerignore from '@balena/dockerignore';
import { DockerfileParser, type Copy, type From } from 'dockerfile-ast';
import { ROOT } from '../../scripts/site.mjs';
import { read } from './deployment.ts';

interface Stage {
  /** A stage or a published image. */
  readonly base: string;
  /** Files and folders of the repository, as `COPY` names them. */
  readonly sources: readonly string[];
  /** Stages that `COPY --from` names. */
  readonly copiedFrom: readonly string[];
}

function stagesOf(text: string): Map<string, Stage> {
  const stages = new Map<string, Stage>();
  let current = '';
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    const stage = stages.get(current);
    if (instruction.getKeyword() === 'FROM') {
      const from = instruction as From;
      current = from.getBuildStage() ?? '';
      stages.set(current, { base: from.getImage() ?? '', sources: [], copiedFrom: [] });
    } else if (instruction.getKeyword() === 'COPY' && stage) {
      const copy = instruction as Copy;
      const sources = copy
        .getArguments()
        .slice(0, -1)
        .map((argument) => argument.getValue());
      const from = copy.getFromFlag()?.getValue();
      stages.set(
        current,
        from ? { ...stage, copiedFrom: [...stage.copiedFrom, from] } : { ...stage, sources: [...stage.sources, ...sources] },
      );
    }
  }
  return stages;
}

/**
 * @param target - stage of the image
 * @param app - value of the argument `APP`
 * @returns the paths whose change rebuilds the image
 */
export function filesReaching(target: string, app = ''): string[] {
  const stages = stagesOf(read('Dockerfile'));
  const needed = new Set<string>();
  const need = (name: string): void => {
    const stage = stages.get(name);
    if (!stage || needed.has(name)) return;
    needed.add(name);
    for (const other of [stage.base, ...stage.copiedFrom]) need(other);
  };
  need(target);
  const sources = [...needed].flatMap((name) => stages.get(name)?.sources ?? []).map((source) => source.replace('${APP}', app));
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
    .trim()
    .split('\n');
  return dockerignore()
    .add(read('.dockerignore'))
    .filter(files)
    .filter((file) => sources.some((source) => file === source || file.startsWith(`${source}/`)));
}
