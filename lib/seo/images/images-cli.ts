// Draws the social images and the icons while Next builds the pages: with 500 guides, drawing takes 20 of a build's
// 70 seconds of CPU time. `npm run build` copies them into the export.
import path from 'node:path'
import { getGuides, getLegalPages, getPages, getProviders, getRecords, getSite } from '../../content'
import { makeSocialCards } from '../social-cards'
import { publishImages } from './publish-images.mjs'

await publishImages({
  projectDir: process.cwd(),
  out: path.join(process.env.EXPORT_STAGING ?? '', 'images'),
  cacheDir: path.join('.next', 'cache', 'images'),
  siteName: getSite().name,
  cards: makeSocialCards({
    pages: getPages(),
    providers: getProviders(),
    records: getRecords(),
    guides: getGuides(),
    legal: getLegalPages(),
  }),
})
