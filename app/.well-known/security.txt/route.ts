import { makeSecurityTxt } from '@/lib/seo/security-txt'

export const dynamic = 'force-static'

export const GET = () => new Response(makeSecurityTxt())
